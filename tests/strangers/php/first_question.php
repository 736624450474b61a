<?php
// Asks whether a card may be played, and prints why not: php first_question.php http://127.0.0.1:50051

$question = [
    'record' => ['line' => 'ddv-tsr; h=??/DJSQH9HJSJSJDQCAC9HKCTSA/??/??; s=1g 2g 3g 4g; p=HT'],
    'card' => 'CA',
    'view' => 'SEAT_2',
    'language' => 'EN',
];
$answer = file_get_contents("$argv[1]/v1/games:validateMove", false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => 'content-type: application/json',
    'content' => json_encode($question),
]]));
$verdict = json_decode($answer, true, flags: JSON_THROW_ON_ERROR)['verdict'];
if (isset($verdict['refused'])) {
    echo "CA is refused\n";
    foreach ($verdict['refused']['violations'] as $rule) {
        echo "  {$rule['ruleId']} ({$rule['source']}): {$rule['text']}\n";
    }
}

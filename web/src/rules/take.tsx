/** The rule set to take along: as notation, as JSON, as hash. */

import { Copied } from "../api/copied";
import { linkTo, useAddress } from "../address";
import { useWords } from "../words";

export function TakeAlong({
  notation,
  json,
  hash,
}: {
  notation: string;
  json: string;
  hash: string;
}) {
  const [{ lang }] = useAddress();
  const t = useWords();
  return (
    <section class="panel take" aria-labelledby="rules-take">
      <h2 id="rules-take">{t("Mitnehmen", "Take along")}</h2>
      <p>
        <a class="button primary" href={linkTo({ tab: "table", rules: notation, lang })}>
          {t("Damit spielen", "Play by it")}
        </a>{" "}
        <a class="button" href={linkTo({ tab: "book", rules: notation, lang })}>
          {t("Seine Regeln lesen", "Read its rules")}
        </a>
      </p>
      <Copied title={t("Als Notation", "As notation")} text={notation} />
      <Copied title={t("Als JSON", "As JSON")} text={json} />
      {hash && <Copied title={t("Als Hash", "As hash")} text={hash} />}
    </section>
  );
}

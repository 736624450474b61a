import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** Asks whether a card may be played: java FirstQuestion.java http://127.0.0.1:50051 */
class FirstQuestion {
    public static void main(String[] args) throws Exception {
        var question = """
            {"record": {"line": "ddv-tsr; h=??/DJSQH9HJSJSJDQCAC9HKCTSA/??/??; s=1g 2g 3g 4g; p=HT"},
             "card": "CA", "view": "SEAT_2", "language": "EN"}""";
        var request = HttpRequest.newBuilder(URI.create(args[0] + "/v1/games:validateMove"))
            .header("content-type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(question))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}

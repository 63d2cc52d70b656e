import { useRef, useState } from "react";

const WORDS = { accepted: "Je hebt cookies geaccepteerd.", declined: "Je hebt cookies geweigerd." };

/** The banner, its events, and a button that calls its method. */
export function Cookies() {
  const hint = useRef<HTMLElementTagNameMap["dealer-cookie-hint"]>(null);
  const [answer, setAnswer] = useState("");
  return (
    <section>
      <dealer-cookie-hint
        ref={hint}
        decline-days={180}
        accept-days={180}
        ondealer-cookie-hint-decided={({ detail }) => setAnswer(WORDS[detail.choice])}
      >
        <p>
          Autohuis Merel vraagt toestemming voor cookies, om te meten welke pagina’s je bekijkt. Intrekken kan
          altijd, bij Cookievoorkeuren.
        </p>
      </dealer-cookie-hint>
      <p className="told" aria-live="polite">
        {answer}
      </p>
      <button className="button" type="button" onClick={() => hint.current?.open()}>
        Cookievoorkeuren
      </button>
    </section>
  );
}

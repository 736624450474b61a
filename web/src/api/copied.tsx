/** A text with a button that copies it. */

import { useState } from "preact/hooks";

import { useWords } from "../words";
import "./copied.css";

export function Copied({ title, text }: { title: string; text: string }) {
  const t = useWords();
  const [copied, setCopied] = useState<string | null>(null);
  // Only pages of a safe origin may copy.
  const canCopy = "clipboard" in navigator;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  };
  const word = copied === text ? t("Kopiert", "Copied") : t("Kopieren", "Copy");
  return (
    <div class="copied">
      <div class="copied-head">
        <h3>{title}</h3>
        {canCopy && (
          <button type="button" aria-label={`${word}: ${title}`} onClick={copy}>
            {word}
          </button>
        )}
      </div>
      <pre tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </div>
  );
}

/** The words of the page: German and English stand beside each other where they are used. */

import { useAddress } from "./address";
import type { Language } from "./address";

/** One text in both languages. */
export interface Text {
  readonly de: string;
  readonly en: string;
}

/** Chooses the text of the reader's language. */
export type Words = (de: string, en: string) => string;

export function wordsOf(language: Language): Words {
  return (de, en) => (language === "de" ? de : en);
}

/** The reader's language. */
export function useLanguage(): Language {
  return useAddress()[0].lang;
}

/** `t("Du bist dran", "Your turn")` */
export function useWords(): Words {
  return wordsOf(useLanguage());
}

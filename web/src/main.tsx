/** The shell of the page: the tabs, the language, light and dark. */

import { render } from "preact";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import { linkTo, TABS, useAddress } from "./address";
import type { Address, Tab } from "./address";
import { useIsAway } from "./ask";
import "./style.css";
import { useTheme } from "./theme";
import { useWords } from "./words";
import type { Text } from "./words";

interface Chapter {
  readonly name: Text;
  readonly load: () => Promise<{ default: ComponentType }>;
}

const CHAPTERS: Record<Tab, Chapter> = {
  table: { name: { de: "Tisch", en: "Table" }, load: () => import("./table/index") },
  scenes: { name: { de: "Szenen", en: "Scenes" }, load: () => import("./scenes/index") },
  rules: { name: { de: "Regelwerke", en: "Rule sets" }, load: () => import("./rules/index") },
  book: { name: { de: "Regelbuch", en: "Book" }, load: () => import("./book/index") },
  api: { name: { de: "API", en: "API" }, load: () => import("./api/index") },
};

/** What another tab takes along: the game, who looks at it, and the rule set. */
function alongTo(tab: Tab, { line, at, view, rules, lang }: Address): string {
  return linkTo({ tab, line, at, view, rules, lang });
}

function Shell() {
  const [address] = useAddress();
  const t = useWords();
  const { name } = CHAPTERS[address.tab];
  const title = t(name.de, name.en);
  useEffect(() => {
    document.documentElement.lang = address.lang;
    document.title = `${title} · Doko Rules`;
  }, [address.lang, title]);
  return (
    <>
      <a class="skip" href="#main" onClick={toMain}>
        {t("Zum Inhalt", "Skip to content")}
      </a>
      <header class="shell">
        <a class="shell-name" href={linkTo({ tab: "table", lang: address.lang })}>
          Doko Rules
        </a>
        <Tabs address={address} />
        <Choices />
      </header>
      <AwayNotice />
      <main id="main" tabIndex={-1}>
        <Opened tab={address.tab} />
      </main>
    </>
  );
}

/** The fragment of the address holds the state, so this link moves the focus itself. */
function toMain(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

function Tabs({ address }: { address: Address }) {
  const t = useWords();
  return (
    <nav class="shell-tabs" aria-label={t("Seiten", "Pages")}>
      {TABS.map((tab) => {
        const { name } = CHAPTERS[tab];
        return (
          <a
            key={tab}
            href={alongTo(tab, address)}
            aria-current={tab === address.tab ? "page" : undefined}
          >
            {t(name.de, name.en)}
          </a>
        );
      })}
    </nav>
  );
}

function Choices() {
  const [{ lang }, change] = useAddress();
  const [theme, setTheme] = useTheme();
  const t = useWords();
  const isDark = theme === "dark";
  return (
    <div class="shell-choices">
      <button
        type="button"
        class="quiet"
        lang={lang === "de" ? "en" : "de"}
        onClick={() => change({ lang: lang === "de" ? "en" : "de" }, "replace")}
      >
        {lang === "de" ? "English" : "Deutsch"}
      </button>
      <button type="button" class="quiet" onClick={() => setTheme(isDark ? "light" : "dark")}>
        {isDark ? t("Hell", "Light") : t("Dunkel", "Dark")}
      </button>
    </div>
  );
}

function AwayNotice() {
  const isAway = useIsAway();
  const t = useWords();
  return (
    <div role="status">
      {isAway && (
        <p class="notice">
          {t(
            "Der Server ist gerade nicht da. Es geht weiter, sobald er antwortet.",
            "The server is away. The page goes on as soon as it answers.",
          )}
        </p>
      )}
    </div>
  );
}

/** A tab loads when it is opened first. */
function Opened({ tab }: { tab: Tab }) {
  const [loaded, setLoaded] = useState<Partial<Record<Tab, ComponentType>>>({});
  const [failed, setFailed] = useState<Tab | null>(null);
  const t = useWords();
  useEffect(() => {
    setFailed(null);
    CHAPTERS[tab].load().then(
      (module) => setLoaded((others) => ({ ...others, [tab]: module.default })),
      () => setFailed(tab),
    );
  }, [tab]);
  const Page = loaded[tab];
  if (Page) {
    return <Page />;
  }
  return failed === tab ? (
    <p class="notice">
      {t(
        "Dieser Teil der Seite ist nicht angekommen. Lade die Seite neu.",
        "This part of the page did not arrive. Load the page again.",
      )}
    </p>
  ) : (
    <p class="loading">{t("Lädt …", "Loading …")}</p>
  );
}

render(<Shell />, document.body);

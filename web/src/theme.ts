/** Light or dark: what the system says, until the reader chooses. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";

export type Theme = "light" | "dark";

const KEY = "doko-theme";

function kept(): Theme | null {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === "light" || theme === "dark" ? theme : null;
  } catch {
    return null;
  }
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A reader may forbid pages to store anything.
  }
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const [chosen, setChosen] = useState(kept);
  const [isDark, setIsDark] = useState(system.matches);
  useEffect(() => {
    const follow = () => setIsDark(system.matches);
    system.addEventListener("change", follow);
    return () => system.removeEventListener("change", follow);
  }, []);
  const theme = chosen ?? (isDark ? "dark" : "light");
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const choose = (next: Theme) => {
    keep(next);
    setChosen(next);
  };
  return [theme, choose];
}

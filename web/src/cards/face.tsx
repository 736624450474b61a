import type { JSX } from "preact";

import { indexOf, rankOf, suitOf } from "./kinds";
import type { Kind, Language, RankLetter, SuitLetter } from "./kinds";
import { letter } from "./letters";

const PIPS: Record<SuitLetter, string> = {
  C: "M30 26a20 20 0 1 1 40 0a20 20 0 1 1-40 0ZM7 57a20 20 0 1 1 40 0a20 20 0 1 1-40 0ZM53 57a20 20 0 1 1 40 0a20 20 0 1 1-40 0ZM44 38L56 38L56 68C56 82 60 90 67 95L33 95C40 90 44 82 44 68Z",
  S: "M50 4C55 24 92 40 92 64C92 78 82 85 72 85C64 85 58 81 54 75C55 84 59 91 67 96L33 96C41 91 45 84 46 75C42 81 36 85 28 85C18 85 8 78 8 64C8 40 45 24 50 4Z",
  H: "M50 94C20 66 6 48 6 31C6 16 17 7 29 7C39 7 47 13 50 23C53 13 61 7 71 7C83 7 94 16 94 31C94 48 80 66 50 94Z",
  D: "M50 2C58 22 72 38 88 50C72 62 58 78 50 98C42 78 28 62 12 50C28 38 42 22 50 2Z",
};

/** Where the pips of a card stand, from its middle; the lower half stands on its head. */
const PIP_COLUMNS = [-105, -37, 37, 105];

const SKIN = "#f2d8b6";
const GOLD = "#d9a520";
const INK = "#2a2622";

function Pip({
  suit,
  x,
  y,
  size,
  flipped = false,
}: {
  readonly suit: SuitLetter;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flipped?: boolean;
}): JSX.Element {
  const turn = flipped ? " rotate(180)" : "";
  const scale = String(size / 100);
  return (
    <path
      d={PIPS[suit]}
      fill="currentColor"
      transform={`translate(${String(x)} ${String(y)})${turn} scale(${scale}) translate(-50 -50)`}
    />
  );
}

function Corner({ kind, lang }: { readonly kind: Kind; readonly lang: Language }): JSX.Element {
  const { width, lines } = letter(indexOf(kind, lang));
  return (
    <>
      <path
        class="card-index"
        d={lines}
        transform={`translate(${String(42 - width * 0.58)} 20) scale(1.16)`}
      />
      <Pip suit={suitOf(kind)} x={42} y={118} size={52} />
    </>
  );
}

function Spots({
  suit,
  rank,
}: {
  readonly suit: SuitLetter;
  readonly rank: RankLetter;
}): JSX.Element {
  if (rank === "A") {
    return <Pip suit={suit} x={125} y={175} size={128} />;
  }
  const middle = rank === "T" ? [-71, 71] : [0];
  return (
    <>
      {PIP_COLUMNS.flatMap((y) =>
        [100, 150].map((x) => (
          <Pip
            key={`${String(x)} ${String(y)}`}
            suit={suit}
            x={x === 100 ? 97 : 153}
            y={175 + y}
            size={44}
            flipped={y > 0}
          />
        )),
      )}
      {middle.map((y) => (
        <Pip
          key={`middle ${String(y)}`}
          suit={suit}
          x={125}
          y={175 + y}
          size={44}
          flipped={y > 0}
        />
      ))}
    </>
  );
}

function King(): JSX.Element {
  return (
    <>
      <path d="M103 92C103 128 113 142 125 142C137 142 147 128 147 92Z" fill="#8a5a2b" />
      <ellipse cx="125" cy="96" rx="18" ry="20" fill={SKIN} />
      <path
        d="M111 106C117 112 133 112 139 106C139 124 133 132 125 132C117 132 111 124 111 106Z"
        fill="#8a5a2b"
      />
      <path
        d="M97 80L93 46L111 62L125 40L139 62L157 46L153 80Z"
        fill={GOLD}
        stroke={INK}
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path d="M125 56V74M117 65H133" stroke="currentColor" stroke-width="5" />
    </>
  );
}

function Queen(): JSX.Element {
  return (
    <>
      <path
        d="M98 92C98 62 152 62 152 92C152 116 160 128 166 136L84 136C90 128 98 116 98 92Z"
        fill="#b5762f"
      />
      <ellipse cx="125" cy="98" rx="18" ry="22" fill={SKIN} />
      <path
        d="M100 78C104 66 112 70 114 56C120 64 130 64 136 56C138 70 146 66 150 78C136 72 114 72 100 78Z"
        fill={GOLD}
        stroke={INK}
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <circle cx="114" cy="53" r="5" fill="currentColor" />
      <circle cx="136" cy="53" r="5" fill="currentColor" />
      <circle cx="125" cy="60" r="5" fill="currentColor" />
    </>
  );
}

function Jack(): JSX.Element {
  return (
    <>
      <path d="M103 90C101 118 106 122 112 124L138 124C144 122 149 118 147 90Z" fill="#6d4420" />
      <ellipse cx="125" cy="98" rx="18" ry="21" fill={SKIN} />
      <path
        d="M98 86C96 62 112 58 128 58C146 58 154 68 152 86C138 78 112 78 98 86Z"
        fill="currentColor"
        stroke={INK}
        stroke-width="2.5"
      />
      <path
        d="M144 66C160 62 166 50 164 40C150 42 140 52 140 64Z"
        fill={GOLD}
        stroke={INK}
        stroke-width="2.5"
      />
    </>
  );
}

/** The upper half of a court card; the lower half is the same, turned. */
function HalfFigure({
  suit,
  rank,
}: {
  readonly suit: SuitLetter;
  readonly rank: RankLetter;
}): JSX.Element {
  return (
    <>
      <path
        d="M78 175V154C84 132 106 126 125 126C144 126 166 132 172 154V175Z"
        fill="currentColor"
        stroke={INK}
        stroke-width="2.5"
      />
      {rank === "K" && <King />}
      {rank === "Q" && <Queen />}
      {rank === "J" && <Jack />}
      <path
        d="M107 132L125 158L143 132L136 126C130 138 120 138 114 126Z"
        fill={GOLD}
        stroke={INK}
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M92 175L104 146M158 175L146 146" stroke={GOLD} stroke-width="5" />
      <circle cx="118" cy="96" r="2.6" fill={INK} />
      <circle cx="132" cy="96" r="2.6" fill={INK} />
      <path d="M119 109C122 112 128 112 131 109" stroke={INK} stroke-width="2.4" fill="none" />
      <Pip suit={suit} x={172} y={62} size={36} />
    </>
  );
}

function Court({
  suit,
  rank,
}: {
  readonly suit: SuitLetter;
  readonly rank: RankLetter;
}): JSX.Element {
  return (
    <>
      <rect x="72" y="30" width="106" height="290" rx="8" class="card-frame" />
      <HalfFigure suit={suit} rank={rank} />
      <g transform="rotate(180 125 175)">
        <HalfFigure suit={suit} rank={rank} />
      </g>
    </>
  );
}

/** The drawing of one card. Suits differ by form and by colour. */
export function face(kind: Kind, lang: Language): JSX.Element {
  const suit = suitOf(kind);
  const rank = rankOf(kind);
  const isCourt = rank === "K" || rank === "Q" || rank === "J";
  return (
    <svg
      viewBox="0 0 250 350"
      class={`card-face card-face--${suit}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="3" y="3" width="244" height="344" rx="20" class="card-paper" />
      {isCourt ? <Court suit={suit} rank={rank} /> : <Spots suit={suit} rank={rank} />}
      <Corner kind={kind} lang={lang} />
      <g transform="rotate(180 125 175)">
        <Corner kind={kind} lang={lang} />
      </g>
    </svg>
  );
}

/** The back of a card that this view may not see. */
export function back(): JSX.Element {
  return (
    <svg
      viewBox="0 0 250 350"
      class="card-face card-face--back"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="3" y="3" width="244" height="344" rx="20" class="card-back" />
      <rect x="22" y="22" width="206" height="306" rx="10" class="card-back-frame" />
      <path
        class="card-back-lines"
        d="M22 98L98 22M22 174L174 22M22 250L228 44M22 326L228 120M98 328L228 198M174 328L228 274M152 22L228 98M76 22L228 174M22 44L228 250M22 120L228 326M22 198L152 328M22 274L76 328"
      />
    </svg>
  );
}

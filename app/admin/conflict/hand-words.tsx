import { type DifferencePart, wordDifference } from "#app/admin/record/word-difference.ts";
import { FocusedImage } from "#app/ui/focused-image.tsx";
import type { TwoHandedField } from "./changed-fields.ts";

interface HandWordsProps {
  id: string;
  field: TwoHandedField;
  own: "theirs" | "mine";
}

const SHORT = 60;
/** Unchanged passages longer than this are shortened. */
const LONGEST_SAME = 360;
const SAME_ENDS = 140;

/** One person's version: additions underlined, deletions struck through, compared with the opened record. */
export function HandWords({ id, field, own }: HandWordsProps) {
  const { opened, kind } = field;
  const words = field[own];
  if (kind === "picture") return <HandPicture id={id} address={words} />;
  const isLeft = opened === words;
  const isShort = !/\n/.test(words + opened) && Math.max(words.length, opened?.length ?? 0) <= SHORT;
  return (
    <span id={id} className="hand-words">
      {isLeft || (isShort && opened !== undefined) ? (
        <Whole words={words} isLeft={isLeft} />
      ) : (
        <Parts parts={wordDifference(opened ?? field[own === "mine" ? "theirs" : "mine"], words)} areBoth={!!opened} />
      )}
      {isLeft && <small>{own === "mine" ? "you left it as it was" : "left as it was"}</small>}
      {!isLeft && isShort && opened !== undefined && <small>was {opened || "empty"}</small>}
    </span>
  );
}

function Whole({ words, isLeft }: { words: string; isLeft: boolean }) {
  if (words === "") return <em>Empty</em>;
  return isLeft ? <span>{inShort(words)}</span> : <ins>{words}</ins>;
}

/** Without the opened version, deletions are unknown. */
function Parts({ parts, areBoth }: { parts: DifferencePart[]; areBoth: boolean }) {
  const shown = areBoth ? parts : parts.filter(({ is }) => is !== "gone");
  if (shown.length === 0) return <em>Empty</em>;
  return shown.map(({ words, is }, index) => {
    if (is === "gone") return <del key={index}>{words}</del>;
    return is === "come" ? <ins key={index}>{words}</ins> : <span key={index}>{inShort(words)}</span>;
  });
}

const inShort = (words: string) =>
  words.length > LONGEST_SAME
    ? `${words.slice(0, SAME_ENDS).replace(/\S*$/, "")}… ${words.slice(-SAME_ENDS).replace(/^\S*\s/, "")}`
    : words;

const HandPicture = ({ id, address }: { id: string; address: string }) => (
  <span id={id} className="hand-words">
    {address ? <FocusedImage address={address} width={168} height={112} /> : <em>No picture</em>}
  </span>
);

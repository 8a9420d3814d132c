import dark from "#app/ui/drawings/mark.svg?raw";
import light from "#app/ui/drawings/mark-light.svg?raw";

const drawings = { dark, light };

/** The logo beside the name. Inline: as a picture, an SVG costs a page some 5 ms for a document of its own. */
export function Mark({ shade }: { shade: keyof typeof drawings }) {
  return <span className="mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawings[shade] }} />;
}

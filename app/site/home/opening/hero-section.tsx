import { usePageWords } from "#app/site/page-words.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";

const heroSizes = `(min-width: 1840px) 960px, (min-width: 1024px) 60vw, (min-width: 640px) 70vw, ${phoneWidth}`;

/** By tile; a fourth repeats the first. */
const tileIcons: IconName[] = ["briefcase", "route", "mentor"];

export function HeroSection() {
  const { title, lede, button, ask, tiles } = usePageWords("home").hero;
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <div className="hero-copy">
          <h1 id="hero-title">{title}</h1>
          {lede && <p className="lede">{lede}</p>}
          <div className="hero-actions">
            <a className="btn" href="/courses">
              {button}
            </a>
            <a className="go" href="/guidance">
              {ask} <Icon name="arrow-right" />
            </a>
          </div>
        </div>
        <Picture
          address="/art/hero.webp"
          alt=""
          sizes={heroSizes}
          width={960}
          height={768}
          className="art hero-art"
          fetchPriority="high"
        />
      </section>
      <div className="wrap">
        {tiles.length > 0 && (
          <ul className="tiles">
            {tiles.map((tile, place) => (
              <Tile key={tile.title} icon={tileIcons[place % tileIcons.length]!} {...tile} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Tile({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </li>
  );
}

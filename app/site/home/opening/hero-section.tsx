import { Icon, type IconName } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";

const heroSizes = `(min-width: 1840px) 960px, (min-width: 1024px) 60vw, (min-width: 640px) 70vw, ${phoneWidth}`;

export function HeroSection() {
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <div className="hero-copy">
          <h1 id="hero-title">Transform your future with expert online education</h1>
          <p className="lede">
            A trusted partner in shaping educational futures through expert guidance and counselling.
          </p>
          <div className="hero-actions">
            <a className="btn" href="/courses">
              Explore Courses
            </a>
            <a className="go" href="/guidance">
              Talk to a counsellor <Icon name="arrow-right" />
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
        <ul className="tiles">
          <Tile icon="briefcase" title="Career Advancement Courses" text="Chosen for the job you want next" />
          <Tile icon="route" title="Personalized Learning Paths" text="A plan around your work and family" />
          <Tile icon="mentor" title="Industry Expert Mentorship" text="People who have done the work" />
        </ul>
      </div>
    </>
  );
}

function Tile({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
    </li>
  );
}

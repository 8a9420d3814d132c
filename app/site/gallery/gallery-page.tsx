import { data } from "react-router";
import { galleryCategories } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { listPublishedImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { LoadMore } from "#app/site/paging/load-more.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { evidenceFor, isShown } from "#app/domain/claim-evidence/shown-claims.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { pageNumberOf } from "#app/site/paging/page-number.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import type { Route } from "./+types/gallery-page";
import stylesAddress from "./gallery-page.css?url";
import { GalleryTile } from "./gallery-tile.tsx";
import { Lightbox } from "./lightbox.tsx";

const PATH = "/Gallery";
const IMAGES_PER_PAGE = 12;
const trail = [{ label: "Gallery", path: PATH }];

export const handle: PageHandle = { queryKeys: ["page"], editPath: "/admin/gallery" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const page = pageNumberOf(new URL(request.url).searchParams);
  const images = await readSection(listPublishedImages(db, { page: 1, limit: IMAGES_PER_PAGE * page }), "images");
  return data({ images, page, publicOrigin }, { headers: headersFor({ images }) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { publicOrigin } = loaderData;
  return [
    ...pageMeta({ ...pageWordsIn("gallery", matches).search, path: PATH, origin: publicOrigin, matches }),
    breadcrumbList(publicOrigin, trail, matches),
  ];
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { images: shown, page } = loaderData;
  const {
    head: { title, lede },
    images: { none },
    list: { more },
  } = usePageWords("gallery");
  return (
    <div className="wrap gallery-page">
      <Breadcrumbs trail={trail} />
      <div className="page-head gallery-head">
        <div>
          <h1>{title}</h1>
          {lede && <p className="lede">{lede}</p>}
        </div>
        <Tally images={"failure" in shown ? null : shown.meta!.total} />
      </div>
      {"failure" in shown ? (
        <SectionFailure of={shown.failure} />
      ) : shown.rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <ul className="mosaic" data-part="rows">
            {shown.rows.map((image, index) => (
              <GalleryTile key={image.id} image={image} place={index} />
            ))}
          </ul>
          <LoadMore label={more} shown={shown.rows.length} total={shown.meta!.total} page={page} path={PATH} />
          <Lightbox />
        </>
      )}
    </div>
  );
}

/** The figure that is no count but a claim in the settings. */
const QUALITY = "gallery-quality";

/** A count that could not be read is left out. */
function Tally({ images }: { images: number | null }) {
  const { figure, label } = usePageWords("gallery").tally;
  const { settings, today } = useSiteData();
  const isQualityShown = figure && isShown(settings, QUALITY, { isProvenOnly: settings.showsProvenOnly === 1, today });
  const figures = [
    ...(images === null ? [] : [{ label: images === 1 ? "image" : "images", figure: images }]),
    { label: "categories", figure: galleryCategories.length },
    ...(isQualityShown ? [{ label, figure }] : []),
  ];
  return (
    <div>
      <dl className="tally">
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {isQualityShown && (
        <HowWeKnow evidence={evidenceFor(settings, QUALITY, today)} today={today} of={`${label} ${figure}`} isNamed />
      )}
    </div>
  );
}

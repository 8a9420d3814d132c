import { useMemo } from "react";
import { Link } from "react-router";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useMovedRows } from "#app/admin/order/use-moved-rows.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { GalleryImage } from "#app/domain/gallery-image/gallery-image-schema.ts";
import type { Route } from "./+types/gallery-screen";
import { galleryImageList } from "./gallery-image-list.tsx";

const GalleryImageDialog = lazyDialog(() => import("./gallery-image-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Gallery | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["gallery"], isList: true };

export const shouldRevalidate = isNewData;

export const clientLoader = () => listAll<GalleryImage>("gallery");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "gallery", one: "image", nameField: "caption" });

export default function GalleryScreen({ loaderData }: Route.ComponentProps) {
  const images = useMovedRows(loaderData);
  const shape = useMemo(() => galleryImageList(images), [images]);
  return (
    <ListScreen
      title="Gallery"
      shape={shape}
      rows={images}
      empty={
        <>
          <p>There is no image yet. Visitors see an empty gallery.</p>
          <Link className="btn" to="?new=">
            Upload the first image
          </Link>
        </>
      }
    >
      <GalleryImageDialog images={images} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The gallery could not be read." />;
}

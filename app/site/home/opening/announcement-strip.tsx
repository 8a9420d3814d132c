export function AnnouncementStrip() {
  return (
    <div className="strip">
      <p className="wrap">
        <span>SPRING ENROLLMENT OPEN NOW</span>
        <span className="petal" aria-hidden="true" />
        <span>LIMITED SPOTS AVAILABLE</span>
        <span className="stitch" aria-hidden="true" />
      </p>
    </div>
  );
}

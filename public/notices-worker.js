// Shows the panel's notices on the device: browsers of telephones know them of a service worker alone. It keeps and
// fetches nothing.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goToPanel(event.notification.data));
});

/**
 * A panel that is open comes to the front as it is, since somebody may be writing there; else what the notice is about
 * opens.
 */
async function goToPanel(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const panel = windows.find(({ url }) => new URL(url).pathname.startsWith("/admin/"));
  return panel ? panel.focus() : self.clients.openWindow(address);
}

/** Whether a click opens its link here: not in another tab or window, no download, and not handled yet. */
export const isPlainPress = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);

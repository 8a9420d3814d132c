/** A press that opens its link here: in no other tab or window, as no download, and taken by nobody else. */
export const isPlainPress = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);

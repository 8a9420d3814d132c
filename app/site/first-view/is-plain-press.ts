/** A press that opens its link here: not in another tab or window, nor as a download, and not taken by somebody else. */
export const isPlainPress = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);

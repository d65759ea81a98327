/** The shapes in which the product shows pictures. */
export type Ratio = '16:9' | '4:3' | '1:1' | '3:4';

/** Width and height attributes of each shape: the browser keeps the room before the file arrives. */
export const DIMENSIONS: Record<Ratio, readonly [number, number]> = {
  '16:9': [1280, 720],
  '4:3': [1200, 900],
  '1:1': [900, 900],
  '3:4': [900, 1200],
};

/** Every rating a testimonial can have, the lowest first. */
export const ratings = [1, 2, 3, 4, 5].map((rating) => ({ rating, word: rating === 1 ? "1 star" : `${rating} stars` }));

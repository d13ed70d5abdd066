// Where browsers ask about products.

/** The files from which the browser of a static shop answers. */
export const CATALOGUE_PATH = '/data/catalogue.json';
export const TEXTS_PATH = '/data/texts.json';
export const WORDS_PATH = '/data/words.json';

/** A live shop answers below it: `/data/ask/find?id=1&id=2` */
export const ASK_FOLDER = '/data/ask/';

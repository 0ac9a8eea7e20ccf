/** In the place of a name: a ticket names its bags only by their ids, and a deleted bag has none. */
export const unknownBag = { en: 'Surprise bag', ar: 'كيس مفاجأة' };

// What exports have beside the owner's own specifications: fields of themes, apps, search engine plugins, logins and settings.

/** The namespaces in which an owner of a Shopify shop makes fields, and Shopify's own of categories. Those of apps are endless. */
const OWN_SPACE =
  /^(?:custom|shopify|my ?fields?|(?:product )?(?:specs?|specifications?|details?|infos?|information|facts?|attributes?|features?|properties|descriptors?|dimensions?|technical|data|fields?))$/;

/** How the keys begin that programs write beside a product. */
const PROGRAM =
  /^(?:rank math|yoast|wpseo|aioseo|aioseop|seopress|squirrly|seo|og|twitter|site|ast|astra|themes?|elementor|ekit|ocean|et|fusion|avada|pyre|wd|woodmart|porto|flatsome|qode|edgtf|mkdf?|eltdf?|kt|kadence|generate|vc|wpb|slide|rs page|revslider|wxr|wp|wpcf7|wc|wcpay|woo|woocommerce|yikes|yith|ywctm|ywcp|ywpo|jetpack|fb|facebook|meta pixel|google|gla|mm google|merchant|pinterest|tiktok|snapchat|mailchimp|klaviyo|mailpoet|stripe|paypal|ppcp|pll|wpml|trp|weglot|pys|litespeed|smush|om|dfi|cartflows|wcf|dokan|wcfm|wcmp|mvx|ebay|amazon|wpla|wplister|shopify|app|judge ?me|yotpo|loox|stamped|okendo|spr|rivyo|fera|trustpilot|bold|swym|recharge|globo|pagefly|gempages|shogun|mageworx|amasty|total sales|inline featured)(?: |$)/;

/** What the fields of programs are about, whoever wrote them. */
const SUBJECT =
  /\b(?:seo|sidebar|slug|permalink|canonical|noindex|robots|focus ?kw|title tag|description tag|meta (?:title|description|keywords?)|keywords?|login|password|token|nonce|session|user (?:id|name|role|email)|username|author|editor|(?:created|modified|updated|edited|imported) (?:by|at|on)|edit (?:last|lock)|(?:page|post|site|content|theme|header|footer) (?:layout|template|title|style|header)|(?:product )?layout|template|breadcrumbs?|widgets?|shortcodes?|css|javascript|popup|(?:related|recommended|complementary) products?|upsells?|cross ?sells?|wishlist|reviews?(?: count)?|rating (?:count|value|average)|(?:product|average) rating|badges?|swatch(?:es)?|thumbnail|gallery|video url|tabs?|views? count|hits|counter|(?:sync|import|export|cache)(?:ed)? (?:id|hash|date|time|status|source|key)|feed (?:id|url)|hash|settings?|checksum)\b/;

/** The attributes with which Magento steers a product. */
const SETTING =
  /^(?:has options|required options|msrp.*|map enabled|minimal price|price view|price type|sku type|weight type|shipment type|gift message.*|gift wrapping.*|custom (?:design|layout).*|page layout|options container|url (?:key|path)|meta (?:title|keywords?|description)|tax class.*|swatch image|(?:small|base|thumbnail) image.*|(?:image|thumbnail|small image) label|links? .*|samples? title|ts dimensions.*|ts packaging.*|ts country.*|quantity and stock status|category ids|is returnable|news (?:from|to) date|special (?:from|to) date|allow open amount|is redeemable|old id|created at|updated at|status|visibility)$/;

const SERIALISED =
  /^(?:[aO]:\d+:|[sib]:\d+[:;])|^\s*[[{]"|^gid:\/\/|^field_[\da-f]{6,}$|^(?:default|inherit|null|undefined)$/i;

const words = (key: string): string =>
  key
    .toLowerCase()
    .replaceAll(/[-_.\s:/]+/g, ' ')
    .trim();

/**
 * Whether a field beside those of a product is no specification.
 * @param space the namespace that an owner or an app has for its fields
 */
export function isOfPrograms(key: string, space?: string): boolean {
  if (space !== undefined && !OWN_SPACE.test(words(space))) return true;
  return /^[_$]/.test(key.trim()) || PROGRAM.test(words(key)) || SUBJECT.test(words(key));
}

/** Whether a column has alternative texts of pictures. The shop makes them of the title, the same for pictures of all origins. */
export const describesPictures = (head: string): boolean =>
  /\b(?:alt(?:ernative)? ?texts?|image (?:description|label))\b/.test(words(head));

/** Whether one of the pairs in a cell is a setting of the product. */
export const isSetting = (name: string): boolean => /^[_$]/.test(name.trim()) || SETTING.test(words(name));

/** Whether a value is for programs. */
export const isSerialised = (value: string): boolean => SERIALISED.test(value);

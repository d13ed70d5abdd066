import { Link } from 'react-router';
import { allCategories, allProducts } from '#app/catalogue/catalogue.server.ts';
import { COUNTRIES } from '#app/checkout/model/checkout-form.ts';
import { formatDays, INTERNATIONAL_DELIVERY, MIN_WARRANTY_MONTHS } from './model/policy.ts';
import { ProsePage, ProseSection } from './prose-page.tsx';
import { RangePicture } from '#app/product/range-picture.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import type { Route } from './+types/about-us.ts';
import styleSheetUrl from './about-us.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

export function loader() {
  const products = allProducts();
  return {
    productCount: products.length,
    brandCount: new Set(products.map(({ brand }) => brand)).size,
    ranges: allCategories().map(({ slug, title, summary }) => ({ slug, title, summary })),
  };
}

export const meta = () =>
  pageMeta({
    title: texts.aboutTitle,
    description: texts.aboutDescription(SHOP.name),
    path: '/about-us',
    trail: [],
  });

export default function AboutUs({ loaderData: { productCount, brandCount, ranges } }: Route.ComponentProps) {
  const figures = [
    { figure: productCount, label: texts.productsFigure },
    { figure: brandCount, label: texts.makersFigure },
    { figure: ranges.length, label: texts.rangesFigure },
    { figure: MIN_WARRANTY_MONTHS, label: texts.warrantyFigure },
  ];
  return (
    <ProsePage
      title={texts.aboutTitle}
      lead={
        <p>
          {SHOP.name} sells professional security and communication equipment to people who have to rely on
          it: installers, integrators, facility teams and home owners.
        </p>
      }
    >
      <StyleSheet />
      <RangePicture sizes="(min-width: 80rem) 940px, 94vw" priority />
      <dl className="about-us-figures">
        {figures.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>

      <ProseSection id="our-story" title="Our story">
        <p>
          Security equipment is bought on figures: a protection rating, a power class, a frequency band, an
          operating temperature. Too often those figures are in a file behind a form, and in a different order
          for every maker. {SHOP.name} was started to put them on the page, in plain sight, beside a clear
          price.
        </p>
        <p>
          We are a distributor, not a maker. Our name is on none of the products, so we have no reason to
          prefer one to another, and a page can say what a device does not do as plainly as what it does.
        </p>
      </ProseSection>

      <ProseSection id="our-mission" title="Our mission">
        <p>
          To help people choose equipment that does its work on the worst day, not only on the day it is
          installed. Three things guide us.
        </p>
        <h3>Innovation</h3>
        <p>
          New technology earns its place here when it solves a problem on site: cameras that see heat in the
          dark, sensors that report a leak before it spreads, radios that reach beyond the last mast. We list
          it when its figures are published and its limits are known.
        </p>
        <h3>Quality</h3>
        <p>
          We choose established makers and name the exact model, with its item number. Every product has a
          warranty of at least {MIN_WARRANTY_MONTHS} months.
        </p>
        <h3>Integrity</h3>
        <p>
          Tax and shipping are shown on lines of their own before you order. Sample texts are marked as
          samples. The shop does not follow you about: it has{' '}
          <Link to="/privacy-policy">no advertising and no tracking</Link>.
        </p>
      </ProseSection>

      <ProseSection id="our-expertise" title="Our expertise">
        <p>We know one field, and keep to it.</p>
        <dl className="about-us-ranges">
          {ranges.map(({ slug, title, summary }) => (
            <div key={slug}>
              <dt>
                <Link to={`/category/${slug}`} className="about-us-range">
                  {title}
                </Link>
              </dt>
              <dd>{summary}</dd>
            </div>
          ))}
        </dl>
        <p>
          Some of this equipment protects lives, and some of it is regulated. Our answers say when a{' '}
          <Link to="/faqs#fire-alarm-installation">fire alarm firm</Link> is needed, how to read an{' '}
          <Link to="/faqs#zones-ex-proof">area classification</Link>, and which radios need{' '}
          <Link to="/faqs#radio-licence">a licence</Link>.
        </p>
      </ProseSection>

      <ProseSection id="global-presence" title="Global presence">
        <p>
          Our office is in Boston. The equipment comes from makers in North America, Europe and Asia, and
          works to standards that hold across borders: ONVIF and SIP on the network, DMR on the air, EN 54 for
          fire alarms, ATEX and IECEx in hazardous areas.
        </p>
        <p>
          Orders go abroad too: international shipping takes {formatDays(INTERNATIONAL_DELIVERY)} business
          days from dispatch. The checkout form offers {COUNTRIES.map(({ name }) => name).join(' and ')} at
          present; for another country, ask our sales desk at{' '}
          <a href={`mailto:${SHOP.emails.sales}`}>{SHOP.emails.sales}</a>. All terms are in the{' '}
          <Link to="/shipping-return">Shipping & Return Policy</Link>.
        </p>
      </ProseSection>
    </ProsePage>
  );
}

import { Link } from 'react-router';
import { SHOP } from '#app/shop.ts';
import * as texts from './help-texts.ts';

/** The phone numbers and email address of customer support, shown on every text page. */
export function HelpBox() {
  return (
    <aside aria-labelledby="help-heading" className="help-box">
      <h2 id="help-heading" className="help-box-heading">
        {texts.helpHeading}
      </h2>
      <p className="help-box-hours">{texts.supportOpen(SHOP.supportHours)}</p>
      <ul className="help-box-ways">
        {Object.values(SHOP.phones).map(({ label, display, href }) => (
          <li key={href}>
            <span className="help-box-label">{label}</span>
            <a href={href} className="help-box-way">
              {display}
            </a>
          </li>
        ))}
        <li>
          <span className="help-box-label">{texts.email}</span>
          <a href={`mailto:${SHOP.emails.support}`} className="help-box-way">
            {SHOP.emails.support}
          </a>
        </li>
      </ul>
      <Link to="/contact-us" className="help-box-way">
        {texts.allContactDetails}
      </Link>
    </aside>
  );
}

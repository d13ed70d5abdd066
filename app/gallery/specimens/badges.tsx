import type { Specimen } from '#app/gallery/specimen.ts';
import { Badge, CountBadge } from '#app/ui/badge.tsx';
import { heartIcon, Icon, shoppingCartIcon } from '#app/ui/icon.tsx';
import { PaymentMarks } from '#app/ui/payment-marks.tsx';
import styles from './badges.module.css';

export const badges: Specimen = {
  name: 'badges',
  title: 'Badges and payment marks',
  files: ['badge.tsx', 'payment-marks.tsx'],
  groups: [
    {
      title: 'Badge',
      examples: [
        { label: 'Deal', content: <Badge tone="deal">−25%</Badge> },
        { label: 'New', content: <Badge tone="new">New</Badge> },
        { label: 'Hot', content: <Badge tone="hot">Hot</Badge> },
        { label: 'Plain', content: <Badge>Out of stock</Badge> },
        { label: 'Long text', content: <Badge tone="deal">Save $12,250.00</Badge> },
      ],
    },
    {
      title: 'Count',
      examples: [0, 1, 12, 99, 999].map((count) => ({
        label: count === 0 ? 'Zero: hidden' : String(count),
        content: (
          <span className={styles.counted}>
            <Icon icon={count === 1 ? heartIcon : shoppingCartIcon} />
            <CountBadge count={count} />
          </span>
        ),
      })),
    },
    {
      title: 'Payment marks',
      width: 'medium',
      examples: [
        { label: 'Default', content: <PaymentMarks brands={['Visa', 'Mastercard', 'PayPal']} /> },
        {
          label: 'Many',
          content: (
            <PaymentMarks
              brands={['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal', 'Bank transfer']}
            />
          ),
        },
      ],
    },
  ],
};

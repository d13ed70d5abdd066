import { Heart, ShoppingCart } from 'lucide-react';
import { type Specimen } from '#app/gallery/specimen.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CountBadge } from '#app/ui/count-badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PaymentMarks } from '#app/ui/payment-marks.tsx';
import styles from './badges.module.css';

export const badges: Specimen = {
  name: 'badges',
  title: 'Badges and marks',
  files: ['badge.tsx', 'count-badge.tsx', 'payment-marks.tsx'],
  rows: [
    {
      title: 'Badge',
      drawings: [
        { state: 'Deal', content: <Badge tone="deal">−25%</Badge> },
        { state: 'New', content: <Badge tone="new">New</Badge> },
        { state: 'Hot', content: <Badge tone="hot">Hot</Badge> },
        { state: 'Plain', content: <Badge>Out of stock</Badge> },
        { state: 'Long text', content: <Badge tone="deal">Save $12,250.00</Badge> },
      ],
    },
    {
      title: 'Count',
      drawings: [0, 1, 12, 99, 999].map((count) => ({
        state: count === 0 ? 'Empty: none is shown' : String(count),
        content: (
          <span className={styles.counted}>
            <Icon of={count === 1 ? Heart : ShoppingCart} />
            <CountBadge count={count} />
          </span>
        ),
      })),
    },
    {
      title: 'Ways to pay',
      room: 'some',
      drawings: [
        { state: 'Rest', content: <PaymentMarks brands={['Visa', 'Mastercard', 'PayPal']} /> },
        {
          state: 'Many',
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

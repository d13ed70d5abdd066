// Component tests see the shop as it is dressed: styles count, because what is hidden has no role.
import '#app/styles/base.css';

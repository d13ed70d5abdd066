// Styles matter to component tests: a hidden element has no role.
import '#app/styles/layers.css';
import '#app/styles/base.css';

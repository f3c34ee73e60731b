import '@vestibule/ui/global.css';
import './page-transition.css';

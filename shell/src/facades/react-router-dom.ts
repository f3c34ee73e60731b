export { PageLink as Link } from '@vestibule/ui/page-link';
export { NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

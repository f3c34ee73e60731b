/** Styles of every component, for the shell's first stylesheet: the server writes components whose code the browser has not loaded yet. */
import './alert.module.css';
import './button.module.css';
import './container.module.css';
import './dialog.module.css';
import './fallback.module.css';
import './field.module.css';
import './headline.module.css';
import './icon.module.css';
import './picture.module.css';
import './rich-text.module.css';
import './skeleton.module.css';
import './visually-hidden.module.css';

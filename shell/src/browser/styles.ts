import '@vestibule/ui/global.css';
import '@vestibule/ui/styles';

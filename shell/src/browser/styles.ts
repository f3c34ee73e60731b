import '@vestibule/ui/global.css';

/** moment's locale files only register themselves. */
declare module 'moment/locale/*';

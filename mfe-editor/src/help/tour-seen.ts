const STORED = 'vestibule-tour';

/** Whether somebody has read or closed the tour in this browser. */
export const hasSeenTour = (): boolean => localStorage.getItem(STORED) === 'seen';

/** It is not shown by itself again in this browser. */
export const setTourSeen = (): void => localStorage.setItem(STORED, 'seen');

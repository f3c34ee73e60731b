import { array, object, string } from 'yup';

/** Responses of the made-up calls. */
export const lostThingList = array()
  .of(object({ name: string().required(), place: string().required() }))
  .required();

export const lostThingReport = object({ id: string().required(), name: string().required() });

export {
  action,
  autorun,
  computed,
  flow,
  makeAutoObservable,
  makeObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
} from 'mobx';

export {
  action,
  autorun,
  compareStructural,
  computed,
  flow,
  makeAutoObservable,
  makeObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
} from 'mobx';

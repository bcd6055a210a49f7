export { useTelephone as useNarrow } from '../../grid/use-telephone.ts'

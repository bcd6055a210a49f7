export { useShort, useTelephone as useNarrow } from '../../grid/use-telephone.ts'

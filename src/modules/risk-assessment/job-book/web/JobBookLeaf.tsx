import { useTab } from '../../../../core/web/TabHost.tsx'
import { later } from '../../../../core/web/components/later.tsx'
import { bookTypeOf } from './book-leaves.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'

const Books = later(() => import('./JobBookPages.tsx').then((module) => module.JobBookPage))
const Templates = later(() =>
  import('../../hazop/web/NodeTemplatePages.tsx').then((module) => module.NodeTemplateRegister),
)
/** 작업위험 표준서 (rsa/jobRiskBook/jobBookList?type=…): the books of one method; those of HAZOP are templates of nodes. */
export function JobBookLeaf() {
  const { menu } = useTab()
  return bookTypeOf(menu.frontEndUrl) === assessmentTypes.hazop ? <Templates /> : <Books />
}

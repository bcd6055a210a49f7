import { Button } from 'antd'
import type { Row } from '../../../core/shared/resource.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { codeGroup } from '../code.resource.ts'
import { codeTexts } from './code.texts.ts'
import { useTexts, textsOf } from '../../../core/web/text/define-texts.ts'

const first = { editYn: 'Y' } as const
const cells = { codeGrpCd: (group: Row<typeof codeGroup>) => <CodesLink {...group} /> }

/** 코드그룹 (manage/code/codeGroup); the code of a group leads to its items. */
export function CodeGroupPage() {
  const text = useTexts(codeTexts)
  return <RegisterPage resource={codeGroup} help={text('groupHelp')} cells={cells} first={first} />
}

function CodesLink({ codeGrpCd, codeGrpNm }: Pick<Row<typeof codeGroup>, 'codeGrpCd' | 'codeGrpNm'>) {
  const { open } = useTab()
  return (
    <Button
      type="link"
      size="small"
      aria-label={`${codeGrpCd} ${textsOf(codeTexts)('openCodes', { name: codeGrpNm })}`}
      onClick={() => open(`/manage/code/codeItem?group=${encodeURIComponent(codeGrpCd)}`)}
    >
      {codeGrpCd}
    </Button>
  )
}

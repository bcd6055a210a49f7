import { useMemo } from 'react'
import { Button } from 'antd'
import type { Row } from '../../../core/shared/resource.ts'
import type { GridField } from '../../../core/web/grid/columns.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { codeGroup } from '../code.resource.ts'
import { useCodeText } from './texts.ts'

type Group = Row<typeof codeGroup>

/** 코드그룹 (manage/code/codeGroup) */
export function CodeGroupPage() {
  const text = useCodeText()
  const { open } = useTab()
  const columns = useMemo<GridField<Group>[]>(
    () => [
      {
        name: 'updateUserId',
        text: text('codes'),
        kind: 'custom',
        width: 90,
        align: 'center',
        sortable: false,
        render: ({ codeGrpCd, codeGrpNm }) => (
          <Button
            size="small"
            aria-label={text('openCodes', { name: codeGrpNm })}
            onClick={() => open(`/manage/code/codeItem?group=${encodeURIComponent(codeGrpCd)}`)}
          >
            {text('codes')}
          </Button>
        ),
      },
    ],
    [open, text],
  )
  return <RegisterPage resource={codeGroup} help={text('groupHelp')} columns={columns} first={{ editYn: 'Y' }} />
}

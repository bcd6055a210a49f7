import { useState } from 'react'
import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { ExcelUploadPopup } from '../../../core/web/list/ExcelUploadPopup.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { spokenText } from '../../../core/web/text/labels.ts'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import type { Importable } from '../log-answers.rule.ts'
import './log.css'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const queryKey = ['dataImport']

/**
 * 자료 가져오기 (manage/log/dataImport): the Excel upload of every entity that has one, with its preview, on one
 * page.
 */
export function DataImportPage() {
  const say = useTexts(logTexts)
  const tab = useTab()
  const language = useLanguage()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Importable>()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<{ data: Importable[] }>('/api/manage/dataimports', undefined, { signal }),
    select: (answer) => answer.data.map((each) => ({ ...each, name: each.resource.name })),
  })
  const columns: GridField<Importable & { name: string }>[] = [
    {
      name: 'name',
      text: say('entity'),
      kind: 'custom',
      width: 130,
      render: ({ resource }) => spokenText(resource.name, resource.title),
    },
    {
      name: 'resource',
      text: say('work'),
      kind: 'custom',
      // Both buttons stand beside the name on a phone.
      width: 200,
      render: (row) => (
        <span className="log-tools">
          <BusyButton
            size="small"
            icon={<DownloadOutlined aria-hidden />}
            action={() => api.download(`${row.resource.path}/excel/template`)}
          >
            {say('template')}
          </BusyButton>
          <Button size="small" icon={<UploadOutlined aria-hidden />} onClick={() => setChosen(row)}>
            {say('upload')}
          </Button>
        </span>
      ),
    },
    { name: 'rowCnt', text: say('stored'), kind: 'number', width: 100 },
    {
      name: 'lastDt',
      text: say('lastUpload'),
      kind: 'custom',
      width: 150,
      render: ({ lastDt }) => (lastDt ? showMoment(lastDt) : ''),
    },
    {
      name: 'doneCnt',
      text: say('lastApplied'),
      kind: 'custom',
      width: 130,
      render: ({ doneCnt, lastCnt }) => (doneCnt === null ? '' : `${doneCnt} / ${lastCnt ?? doneCnt}`),
    },
    { name: 'lastUserNm', text: say('lastBy'), kind: 'text', width: 130 },
  ]
  return (
    <div className="register-page">
      <PageHeader help={say('importHelp')} />
      <DataGrid
        label={menuName(tab.menu, language)}
        columns={columns}
        rows={data ?? []}
        rowKey={({ name }) => name}
        loading={isLoading}
        error={error}
        onRetry={() => void refetch()}
        height="auto"
      />
      {chosen && (
        <ExcelUploadPopup
          resource={chosen.resource}
          open
          onClose={() => {
            setChosen(undefined)
            void client.invalidateQueries({ queryKey })
          }}
        />
      )}
    </div>
  )
}

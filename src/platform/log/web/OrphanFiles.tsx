import { ClearOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { fileSizeText } from '../../../core/web/components/file-size.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { attachFile } from '../attach-file.resource.ts'
import { useEntities } from './LogPage.tsx'
import type { OrphanFile } from '../log-answers.rule.ts'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Files without a record, and the button that takes away those that are due. */
export function OrphanFiles() {
  const say = useTexts(logTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const { titleOf } = useEntities()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [attachFile.name, 'orphans'],
    queryFn: () => api.get<{ data: OrphanFile[] }>('/api/manage/attachfiles/orphans'),
    select: (answer) => answer.data,
  })
  const due = (data ?? []).filter((file) => file.due).length
  const purge = async () => {
    if (!(await notice.confirm(say('purgeAsk', { count: due }), { danger: true }))) return
    const answer = await api.post<{ data: { files: number; contents: number } }>(
      '/api/manage/attachfiles/purge',
    )
    await client.invalidateQueries({ queryKey: [attachFile.name] })
    notice.info(say('purgeDone', answer.data))
  }
  const columns: GridField<OrphanFile>[] = [
    { name: 'fileOrgNm', text: say('fileName'), kind: 'text', width: 220 },
    {
      name: 'taskClassNm',
      text: say('entity'),
      kind: 'text',
      width: 140,
      render: ({ taskClassNm }) => titleOf(taskClassNm),
    },
    { name: 'taskKey', text: say('key'), kind: 'text', width: 100 },
    { name: 'fileSize', text: say('size'), kind: 'number', render: ({ fileSize }) => fileSizeText(fileSize) },
    { name: 'createUserNm', text: say('creator'), kind: 'text', width: 120 },
    { name: 'createDt', text: say('created'), kind: 'datetime' },
    { name: 'why', text: say('why'), kind: 'text', width: 200, render: ({ why }) => say(`why_${why}`) },
    {
      name: 'due',
      text: say('due'),
      kind: 'custom',
      width: 120,
      render: (file) => (
        <Tag color={file.due ? 'red' : 'default'}>
          {say(file.due ? 'dueNow' : file.why === 'waiting' ? 'dueLater' : 'dueNever')}
        </Tag>
      ),
    },
  ]
  return (
    <DataGrid
      label={say('orphans')}
      columns={columns}
      rows={data ?? []}
      rowKey={({ fileNo }) => String(fileNo)}
      loading={isLoading}
      error={error}
      onRetry={() => void refetch()}
      empty={say('noOrphans')}
      height="auto"
      toolbar={
        tab.canWrite && (
          <BusyButton danger icon={<ClearOutlined aria-hidden />} disabled={due === 0} action={purge}>
            {say('purge')}
          </BusyButton>
        )
      }
    />
  )
}

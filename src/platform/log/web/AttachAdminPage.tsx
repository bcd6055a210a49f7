import type { ReactNode } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Radio, Tag } from 'antd'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { fileSizeText } from '../../../core/web/components/file-size.ts'
import { useTabView } from '../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { attachFile } from '../attach-file.resource.ts'
import { FileSums } from './FileSums.tsx'
import { LogList } from './LogPage.tsx'
import { OrphanFiles } from './OrphanFiles.tsx'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const views = ['files', 'sums', 'orphans'] as const
type Shown = (typeof views)[number]

/** 첨부파일 관리 (manage/log/attachAdmin) */
export function AttachAdminPage() {
  const say = useTexts(logTexts)
  const tab = useTab()
  const language = useLanguage()
  const [shown, setShown] = useTabView(views)
  const files = (
    <LogList
      resource={attachFile}
      entity="taskClassNm"
      cells={{
        fileSize: ({ fileSize }) => fileSizeText(fileSize ?? 0),
        delYn: ({ delYn }) => delYn === 'Y' && <Tag>{say('deleted')}</Tag>,
      }}
      columns={[
        {
          name: 'fileNo',
          text: say('download'),
          kind: 'custom',
          width: 110,
          align: 'center',
          render: ({ fileNo, delYn }) =>
            delYn === 'N' && (
              <BusyButton
                size="small"
                type="text"
                icon={<DownloadOutlined aria-hidden />}
                aria-label={say('download')}
                action={() => api.download(`/api/file/down/${fileNo}`)}
              />
            ),
        },
      ]}
    />
  )
  const parts: Record<Shown, ReactNode> = { files, sums: <FileSums />, orphans: <OrphanFiles /> }
  return (
    <div className="register-page">
      <PageHeader help={say('fileHelp')} />
      <Radio.Group
        optionType="button"
        aria-label={menuName(tab.menu, language)}
        value={shown}
        onChange={({ target }) => setShown(target.value as Shown)}
        options={views.map((value) => ({ value, label: say(value) }))}
      />
      {parts[shown]}
    </div>
  )
}

import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Tabs, Tag } from 'antd'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { fileSizeText } from '../../../core/web/components/file-size.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { attachFile } from '../attach-file.resource.ts'
import { FileSums } from './FileSums.tsx'
import { LogList } from './LogPage.tsx'
import { useLogText } from './log-texts.ts'
import { OrphanFiles } from './OrphanFiles.tsx'

/** 첨부파일 관리 (manage/log/attachAdmin) */
export function AttachAdminPage() {
  const say = useLogText()
  const tab = useTab()
  const [shown, setShown] = useState('files')
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
  return (
    <div className="register-page">
      <PageHeader title={menuName(tab.menu, useLanguage())} help={say('fileHelp')} />
      <Tabs
        activeKey={shown}
        onChange={setShown}
        items={[
          { key: 'files', label: say('files'), children: files },
          { key: 'sums', label: say('sums'), children: <FileSums /> },
          { key: 'orphans', label: say('orphans'), children: <OrphanFiles /> },
        ]}
      />
    </div>
  )
}

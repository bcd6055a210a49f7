import { useState } from 'react'
import { Switch } from 'antd'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { notice } from '../../notice/notice.resource.ts'
import { user } from '../../user/user.resource.ts'
import { SamplePage } from './SamplePage.tsx'
import { sampleTexts } from './sample.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * 첨부 (sample/component/attachSample): a group of files and one of pictures, each under a temporary key (admin
 * R10).
 */
export function AttachSamplePage() {
  const say = useTexts(sampleTexts)
  const [editable, setEditable] = useState(true)
  return (
    <SamplePage help={say('attachHelp')}>
      <label className="sample-buttons">
        <Switch checked={editable} onChange={setEditable} />
        {say('editable')}
      </label>
      <Attachments resource={notice} name="document" editable={editable} />
      <Attachments resource={user} name="avatar" editable={editable} />
    </SamplePage>
  )
}

import { lazy, Suspense, useState } from 'react'
import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../shared/dates.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { attachCalls, attachQuery, type AttachedFile, type AttachGroup } from '../attach/attach-calls.ts'
import { limitOf } from '../attach/attach-check.ts'
import { flagOf } from '../../shared/file-flag.ts'
import { KeptMark } from '../attach/KeptMark.tsx'
import { IconAction } from '../components/IconAction.tsx'
import { useNotice } from '../components/notice.tsx'
import { Gate } from '../page/PageStates.tsx'
import { randomHex } from '../random.ts'
import { useTexts } from '../text/define-texts.ts'
import { useSpoken } from '../text/labels.ts'
import { signTexts } from '../text/sign.texts.ts'
import './sign.css'

const SignPopup = lazy(() => import('./SignPopup.tsx').then((module) => ({ default: module.SignPopup })))

export interface SignaturesProps {
  resource: AnyResource
  /** Group of signatures (`drawn`) in the definition. */
  name: string
  taskKey: string | number
  /** Signatures are taken now, and those that are not evidence yet may be removed. */
  editable: boolean
}
/** The signatures of a record: given by hand, by people who have no account, one after the other. */
export function Signatures({ resource: definition, name, taskKey, editable }: SignaturesProps) {
  const say = useTexts(signTexts)
  const notice = useNotice()
  const resource = useSpoken(definition)
  const group = resource.files![name]!
  const attach: AttachGroup = {
    taskClassNm: resource.name,
    taskFlag: flagOf(resource.files!, name),
    taskKey,
  }
  const { data, error, isLoading, refetch } = useQuery({
    ...attachQuery(attach),
    select: (answer) => answer.data,
  })
  const [signing, setSigning] = useState(false)
  const sign = async (signerNm: string, picture: Blob) => {
    const file = new File([picture], 'signature.png', { type: 'image/png' })
    await attachCalls.upload(attach, [{ file, explanation: signerNm, id: randomHex(), address: '' }])
    await refetch()
  }
  const remove = async ({ fileNo, pictureExplan }: AttachedFile) => {
    if (!(await notice.confirm(say('confirmRemove', { name: pictureExplan ?? '' }), { danger: true }))) return
    try {
      await attachCalls.remove(attach, fileNo)
    } catch (cause) {
      notice.failure(cause)
    }
    await refetch()
  }
  return (
    <section className="attach" aria-label={group.label}>
      <div className="attach-head">
        <h3>{group.label}</h3>
        <span className="attach-note">{say('count', { count: data?.length ?? 0 })}</span>
        {editable && (data?.length ?? 0) < limitOf(group) && (
          <Button
            className="attach-buttons"
            icon={<EditOutlined aria-hidden />}
            onClick={() => setSigning(true)}
          >
            {say('sign')}
          </Button>
        )}
      </div>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(files) =>
          files.length === 0 ? (
            <p className="attach-empty">{say('none')}</p>
          ) : (
            <ul className="sign-cards">
              {files.map((file) => (
                <li key={file.fileNo}>
                  {file.pictureData && (
                    <img
                      src={`data:image/webp;base64,${file.pictureData}`}
                      alt={say('of', { name: file.pictureExplan ?? '' })}
                    />
                  )}
                  <strong>{file.pictureExplan}</strong>
                  <span className="attach-note">{showMoment(file.createDt)}</span>
                  {editable &&
                    (file.keptReason ? (
                      <KeptMark reason={file.keptReason} />
                    ) : (
                      <IconAction
                        danger
                        icon={<DeleteOutlined aria-hidden />}
                        label={say('remove', { name: file.pictureExplan ?? '' })}
                        action={() => remove(file)}
                      />
                    ))}
                </li>
              ))}
            </ul>
          )
        }
      </Gate>
      {signing && (
        <Suspense>
          <SignPopup title={group.label} onClose={() => setSigning(false)} onSign={sign} />
        </Suspense>
      )}
    </section>
  )
}

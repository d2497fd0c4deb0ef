import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { playChime } from '../live/chime.ts';
import { orderNoticeKinds, orderNotices, setOrderNotices } from '../live/order-notice-setting.ts';
import { Panel } from '../ui/page/panel.tsx';

/** Settings for how this browser announces new orders. */
export function OrderNoticesPanel() {
  const [chosen, setChosen] = useState(orderNotices);
  const labels = {
    sound: t`Show a notification and play a sound`,
    quiet: t`Show a notification`,
    off: t`Do nothing`,
  };
  return (
    <Panel title={t`New orders`}>
      <Stack gap={16} align="start">
        <RadioGroupField
          name="order-notices"
          label={t`When an order comes in, this browser should`}
          optionalMark={false}
          value={chosen}
          onChange={({ target }) => {
            const next = orderNoticeKinds.find((kind) => kind === target.value) ?? 'sound';
            setOrderNotices(next);
            setChosen(next);
          }}
          options={orderNoticeKinds.map((kind) => ({ value: kind, label: labels[kind] }))}
        />
        <Button variant="outline" size="sm" onClick={() => void playChime()}>
          <Trans>Play sound</Trans>
        </Button>
      </Stack>
    </Panel>
  );
}

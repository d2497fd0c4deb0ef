import { useForm } from 'react-hook-form';
import { Button } from '../../ui/actions/button.tsx';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { FormErrorSummary } from '../../ui/forms/form-error-summary.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { RadioGroupField } from '../../ui/forms/radio-group-field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { DevSection } from './dev-section.tsx';

interface Values {
  name: string;
  company: string;
  password: string;
  category: string;
  message: string;
  payment: string;
  save: boolean;
}

/** All fields in one form, with the errors of an empty submit. */
export function DevFields() {
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { payment: 'COD' } });
  const { register, formState, handleSubmit } = form;
  const { errors } = formState;
  const problems = Object.entries(errors).map(([name, error]) => ({ name, message: error.message ?? '' }));

  return (
    <DevSection title="Fields">
      <form noValidate onSubmit={handleSubmit(() => undefined)}>
        <Stack gap={16}>
          <FormErrorSummary errors={formState.isSubmitted ? problems : []} />
          <Grid columns="halves">
            <Stack gap={8}>
              <TextField
                label="First name"
                required
                autoComplete="given-name"
                error={errors.name?.message}
                {...register('name', { required: 'Please enter your name' })}
              />
              <TextField label="Company" autoComplete="organization" {...register('company')} />
              <PasswordField
                label="Password"
                required
                autoComplete="new-password"
                hint="At least 8 characters."
                error={errors.password?.message}
                {...register('password', { required: 'Please choose a password' })}
              />
              <SelectField label="Category" required {...register('category')}>
                <option value="">Choose one</option>
                <option>Electronics</option>
              </SelectField>
            </Stack>
            <Stack gap={8}>
              <TextAreaField
                label="Message"
                required
                placeholder="What can we do for you?"
                error={errors.message?.message}
                {...register('message', { required: 'Message cannot be empty' })}
              />
              <RadioGroupField
                label="Payment"
                required
                options={[
                  { value: 'Online', label: 'Bank', hint: 'By transfer, ahead of delivery' },
                  { value: 'COD', label: 'Cash on delivery' },
                  { value: 'none', label: 'Not available', disabled: true },
                ]}
                {...register('payment')}
              />
              <CheckboxField label="Save this for next time" {...register('save')} />
              <TextField name="locked" label="E-mail" disabled defaultValue="jane@example.com" />
            </Stack>
          </Grid>
          <div>
            <Button type="submit">Send Message</Button>
          </div>
        </Stack>
      </form>
    </DevSection>
  );
}

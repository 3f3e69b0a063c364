/// A method: a function of the client that begins a call, and the builder of the call.
macro_rules! call {
    ($(#[$about:meta])* $method:ident $wire:literal $call:ident -> $result:ident {
        $($name:ident: $type:ty = $param:literal ($arg:ty, $value:expr),)*
    } {
        $($(#[$doc:meta])*
        $may:ident: $may_type:ty = $may_param:literal ($may_arg:ty, $may_value:expr),)*
    }) => {
        impl crate::Client {
            $(#[$about])*
            pub fn $method(&self $(, $name: $arg)*) -> $call {
                #[allow(unused_mut)]
                let mut request = self.request($wire);
                $(
                    let given: $type = $value;
                    request.set($param, &given);
                )*
                $call { request }
            }
        }

        #[doc = concat!("A call of `", $wire, "`, which `send` makes.")]
        #[must_use = "`send` makes the call"]
        #[derive(Debug, Clone)]
        pub struct $call {
            request: crate::client::Request,
        }

        impl $call {
            $(
                $(#[$doc])*
                pub fn $may(mut self, $may: $may_arg) -> Self {
                    let given: $may_type = $may_value;
                    self.request.set($may_param, &given);
                    self
                }
            )*

            /// Waits so long at most, instead of as long as the client does.
            pub fn within(mut self, timeout: std::time::Duration) -> Self {
                self.request.within(timeout);
                self
            }

            /// Makes the call, and waits for what is answered.
            pub fn send(self) -> Result<$result, crate::Error> {
                self.request.send()
            }

            /// Sends the request, and does not wait; several may be under way.
            pub fn start(self) -> Result<crate::Pending<$result>, crate::Error> {
                self.request.start()
            }
        }
    };
}

pub(crate) use call;
